import type {Browser, Locator, Page} from '@playwright/test';
import {openPhone, phone, quiet} from './phone';
import type {Table} from './table';

/** Something that a reader does again and again, at the address where it is measured. */
interface Interaction {
  address: string;
  /** Prepares the page; not measured. */
  prepare?: (page: Page) => Promise<void>;
  /** Each step is one interaction: a tap on an element, or a typed character. */
  steps: readonly (string | ((page: Page) => Locator))[];
}

const barButton = (page: Page, name: string): Locator =>
  page.locator('#phone-bar').getByRole('button', {name});

const article = '/videosync/basics/recording-output';

const interactions: Readonly<Record<string, Interaction>> = {
  menu: {
    address: article,
    steps: [(page) => barButton(page, 'Menu'), (page) => page.locator('.navbar-sidebar__close')],
  },
  'folded branch': {
    address: article,
    prepare: (page) => barButton(page, 'Menu').click(),
    steps: ['Device reference', 'Troubleshooting'].map(
      (name) => (page: Page) =>
        page.locator('.navbar-sidebar').getByRole('button', {name, exact: true}),
    ),
  },
  search: {address: article, steps: [(page) => barButton(page, 'Search')]},
  'letter in the search': {
    address: article,
    prepare: async (page) => {
      await barButton(page, 'Search').click();
      await page.getByRole('combobox').waitFor();
    },
    steps: [...'recording'],
  },
  'field of a calculator': {
    address: '/handbook/tools/power',
    prepare: (page) => page.locator('.instrument-form input[inputmode]').first().click(),
    steps: [...'123'],
  },
  appearance: {
    address: article,
    steps: Array.from(
      {length: 2},
      () => (page: Page) =>
        page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light mode/}),
    ),
  },
};

/** Collects the entries of the Event Timing API that belong to interactions, as INP does. Runs in the page. */
function collectEvents(): void {
  const durations: number[] = [];
  Object.assign(window, {durations});
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & {interactionId?: number})[];
    durations.push(
      ...entries.filter(({interactionId}) => interactionId).map(({duration}) => duration),
    );
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
}

/**
 * Taps the middle of an element. `locator.tap()` would search and examine the element in the page while its
 * events are measured.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) {
    throw new Error('The element of an interaction is not visible.');
  }
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Longest event since the last call, in milliseconds; 16 if all were shorter, since those aren't reported. */
function takeLongest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {durations} = window as unknown as {durations: number[]};
    return Math.max(16, ...durations.splice(0));
  });
}

/** Milliseconds from each step of an interaction to the next paint (Event Timing API). */
async function measure(
  browser: Browser,
  origin: string,
  {address, prepare, steps}: Interaction,
): Promise<number[]> {
  const visitor = await openPhone(browser);
  const {page} = visitor;
  try {
    await page.addInitScript(collectEvents);
    await page.goto(origin + address, {waitUntil: 'load'});
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await quiet(visitor);
    await prepare?.(page);
    await quiet(visitor);
    await takeLongest(page);
    const times: number[] = [];
    for (const step of steps) {
      await (typeof step === 'string' ? page.keyboard.type(step) : tap(page, step(page)));
      // Entries are reported after the paint, when the thread is idle.
      await quiet(visitor);
      times.push(await takeLongest(page));
    }
    return times;
  } finally {
    await visitor.close();
  }
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

/**
 * Interactions of a reader on the phone.
 *
 * @param rounds - how often each is repeated
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Table> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, interaction] of Object.entries(interactions)) {
      const measured = await measure(browser, origin, interaction);
      times.set(name, [...(times.get(name) ?? []), ...measured]);
    }
  }
  const all = [...times.values()].flat();
  const row = (name: string, values: readonly number[]): string[] => [
    name,
    String(values.length),
    ...[0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(0)),
  ];
  return {
    title: `Interactions, from the event to the next paint (CPU ÷${phone.slowdown})`,
    rows: [
      ['', 'count', 'median ms', '95 %', 'longest'],
      ...[...times].map(([name, values]) => row(name, values)),
      row('all', all),
    ],
    notes: ['Aim: 95 % within 150 ms.'],
  };
}
