import type {ComponentType, ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import type {Props} from '@theme/Admonition';
import IconDanger from '@theme/Admonition/Icon/Danger';
import IconInfo from '@theme/Admonition/Icon/Info';
import IconNote from '@theme/Admonition/Icon/Note';
import IconTip from '@theme/Admonition/Icon/Tip';
import IconWarning from '@theme/Admonition/Icon/Warning';

const icons: Readonly<Record<string, ComponentType<{'aria-hidden': true}>>> = {
  danger: IconDanger,
  info: IconInfo,
  note: IconNote,
  tip: IconTip,
  warning: IconWarning,
};

/** The theme's admonition with an icon that screen readers skip: the title beside it has the meaning. */
export default function SilentIconAdmonition(props: Props): ReactNode {
  const Icon = icons[props.type];
  return <Admonition icon={Icon && <Icon aria-hidden />} {...props} />;
}
