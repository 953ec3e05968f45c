import {violations} from '../support/axe';
import {expect, open, test} from '../support/site';

/*
 * `pages.spec.ts` lets axe look at every page as it loads; here it looks at what readers open in it.
 * A visit of a page serves several states.
 */
test.use({serviceWorkers: 'block'});

for (const [size, viewport, colorScheme] of [
  ['a wide window, light', {width: 1280, height: 900}, 'light'],
  ['a phone, dark', {width: 390, height: 844}, 'dark'],
] as const) {
  test(`what is opened can be used by everybody, in ${size}`, async ({page}) => {
    const found: Record<string, string[]> = {};
    const look = async (state: string, part?: string): Promise<void> => {
      // Colours of what fades in are not yet its own.
      await page.waitForFunction(() =>
        // What a scroll position drives has no end.
        document.getAnimations().every(({timeline}) => timeline !== document.timeline),
      );
      found[state] = await violations(page, undefined, part);
    };
    const isPhone = viewport.width < 997;
    await page.setViewportSize(viewport);
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});

    await open(page, '/videosync/introduction');
    await page
      .getByRole('button', {name: /^Enlarge diagram: /})
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('button', {name: 'Close'})).toBeVisible();
    await look('a diagram enlarged');
    await page.getByRole('dialog').getByRole('button', {name: 'Control', exact: true}).click();
    // Not the drawing: what recedes is meant to, and comes back when the path is let go.
    await look('a path chosen', 'dialog [role="group"]');
    await look('what is said about the path', 'dialog ul');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    if (isPhone) {
      await page.getByRole('button', {name: 'Menu', exact: true}).click();
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    } else {
      await page.getByRole('button', {name: 'Documentation'}).press('Enter');
      await expect(page.locator('.dropdown__menu')).toBeVisible();
    }
    await look('the menu open');
    await page.keyboard.press('Escape');
    await page.locator('.navbar__items--right summary').click();
    await expect(page.getByRole('group', {name: 'Text size'})).toBeVisible();
    await look('the choice of appearance open', '.navbar');
    await page.keyboard.press('Escape');
    if (isPhone) {
      await page.getByRole('button', {name: 'Contents'}).click();
      await expect(page.getByRole('dialog', {name: 'On this page'})).toBeVisible();
      await look('the contents open');
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('projector');
    await expect(page.getByRole('option').nth(3)).toBeVisible();
    await look('search with results');
    // Arrow keys in the field go through the results and scroll them; axe asks for a stop of Tab.
    found['search with results'] = (found['search with results'] ?? []).filter(
      (violation) => !violation.startsWith('scrollable-region-focusable'),
    );
    await page.getByRole('combobox').fill('qxjkzvq');
    await expect(page.getByText('Try searching for', {exact: true})).toBeVisible();
    await look('search without results');

    await open(page, '/handbook/tools/tempo');
    const calculator = page.locator('#tool-tempo');
    const field = calculator.getByRole('textbox', {name: 'Tempo (BPM)', exact: true});
    await field.fill('480');
    await expect(calculator.getByText('Watch out:').first()).toBeVisible();
    await look('a tool with a result and a warning', 'main');
    await field.fill('x');
    await expect(calculator.getByRole('status')).toContainText('No result yet');
    await look('a tool with an error', 'main');

    await open(page, '/videosync/troubleshooting/common-pitfalls');
    const tree = page.locator('[data-tree]').first();
    await tree.locator('details:has(details) > summary').first().click();
    await expect(tree.locator('details[open] summary:visible').nth(1)).toBeVisible();
    await look('a decision tree half way', 'main');

    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
  });
}
