import type {ClientModule} from '@docusaurus/types';
import {fragmentId} from '../../components/shared/fragmentId';
import {unfold} from '../../components/shared/unfold';

/** Opens what an address's place is folded into; younger browsers do so themselves. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const target = document.getElementById(fragmentId(location.hash));
  if (target && unfold(target)) {
    target.scrollIntoView();
  }
};
