let pending: (() => void) | undefined;

/** Runs a function once, after the next client-side navigation, when the new page is rendered. */
export function afterNavigation(task: () => void): void {
  pending = task;
}

/** Runs the pending function. */
export function runAfterNavigation(): void {
  const task = pending;
  pending = undefined;
  task?.();
}
