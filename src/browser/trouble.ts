import {recover, showRecoveryBar} from '../shared/recovery';

/** What went wrong before the application was there. */
export type Trouble = 'lost' | 'lost-while-typing' | 'slow';

/*
 * Loaded by the inline script when a part of the application is lost, or takes its time.
 */
const trouble = document.documentElement.getAttribute('data-trouble') as Trouble;
if (trouble === 'slow') {
  showRecoveryBar('This page is still loading. What you pressed is carried out when it has.');
} else {
  void recover({loads: trouble === 'lost' ? 'once' : 'never'});
}
