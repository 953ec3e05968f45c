import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import type {Props} from '@theme/TabItem';

/** The theme's tab with its label inside, for paper and without JavaScript, where all tabs are shown. */
export default function LabelledTabItem({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label" data-no-markdown="" data-search-exclude="">
        {props.label ?? props.value}
      </p>
      {children}
    </TabItem>
  );
}
