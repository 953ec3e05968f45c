/** Whether everything that is saved has been looked at since the worker started. */
let isChecked = false;

/** Asks for a look at everything with the next page: something saved was damaged. */
export function doubt(): void {
  isChecked = false;
}

/** Whether a look is due; asking counts as having looked. */
export function lookIsDue(): boolean {
  const isDue = !isChecked;
  isChecked = true;
  return isDue;
}
