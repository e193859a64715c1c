import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import {
  goTo,
  inStep,
  type Journey,
  rowOf,
  sendSignIn,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const open = (viewport?: { width: number; height: number }) =>
  journey.share({
    name: 'owner',
    begin: async (page) => {
      await signInAs(page, journey.url, 'owner')
      await inStep(page)
    },
    path: '/secure/alerts',
    ...(viewport ? { viewport } : {}),
  })

const panel = (page: Page) => page.getByRole('complementary').last()
const title = (page: Page) => panel(page).getByRole('heading', { level: 2 })

test('alerts of all companies are read, taken up and resolved by the keyboard without a network, and reach the server later', async () => {
  const page = await open()
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  await page.context().setOffline(true)
  await page.keyboard.press('j')
  const first = await title(page).textContent()
  const opened = () => new URL(page.url()).searchParams.get('open')
  const id = opened()
  await panel(page).getByText('What to do').waitFor()
  await panel(page).getByText('Related in all companies').waitFor()
  await page.keyboard.press('t')
  await panel(page).getByText('In progress').waitFor()
  // Held so long that it repeats, it resolves one alone.
  await page.keyboard.down('e')
  await page.keyboard.down('e')
  await page.keyboard.up('e')
  // Who has dealt with one is led to the next.
  await expect.poll(opened).not.toBe(id)
  await page.getByRole('radio', { name: 'Closed' }).click()
  await rowOf(page, first ?? '')
    .first()
    .waitFor()
  await page.context().setOffline(false)
  await inStep(page)
  let statuses: unknown[] = []
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<{
      status: string
    }>`select status from alert where status = 'resolved'`.execute(db)
    statuses = rows
  })
  expect(statuses).toHaveLength(1)
})

test('what an alert tells, which companies are not watched, and the list on a phone have no faults of accessibility', async () => {
  const page = await open()
  await page.getByRole('button', { name: /not fully watched/ }).click()
  await page.getByRole('dialog').getByText('its silence is no calm').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('j')
  await panel(page).getByText('What to do').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  // Beneath a dialog no key deals with alerts.
  const opened = page.url()
  await page.getByRole('button', { name: /not fully watched/ }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(page.url()).toBe(opened)
  await panel(page).getByText('In progress').waitFor({ state: 'detached' })
  await page.keyboard.press('s')
  await panel(page).getByText('Snoozed').waitFor()
  await panel(page).getByRole('button', { name: 'Close' }).click()
})

test('`?` lists the keys of the screen and its panel, which rest beneath the list, and Escape leaves it', async () => {
  const page = await open()
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  await page.keyboard.press('Enter')
  await panel(page).getByText('What to do').waitFor()
  const opened = page.url()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.getByRole('heading', { name: 'In this panel' }).waitFor()
  for (const [key, word] of [
    [/^E$/, 'Resolve'],
    [/^J$/, 'Next alert'],
    [/^U$/, 'Back to the list'],
    [/^Ctrl K$/, 'Search everything'],
  ] as const)
    expect(
      await dialog
        .locator('dt')
        .filter({ hasText: key })
        .locator('xpath=following-sibling::dd[1]')
        .allTextContents(),
    ).toContain(word)
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toBe(opened)
  await panel(page).getByText('What to do').waitFor()
  // Whoever types writes a question mark.
  await page.keyboard.press('/')
  await page.keyboard.type('?')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('?')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Backspace')
  await panel(page).getByRole('heading', { level: 2 }).click()
  await page.keyboard.press('u')
  await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBeNull()
})

test('each attack is one incident, whose alerts are resolved at once without a network, and opened again by one undo', async () => {
  const page = await open()
  await page.getByText('Incidents', { exact: true }).click()
  await rowOf(page, 'Companies').first().waitFor()
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  // The largest first.
  const most = page.getByRole('columnheader', { name: 'Alerts' })
  for (const sorted of ['ascending', 'descending']) {
    await most.getByRole('button').click()
    await expect.poll(() => most.getAttribute('aria-sort')).toBe(sorted)
  }
  await page.context().setOffline(true)
  await page.keyboard.press('j')
  const many = panel(page).getByRole('listitem')
  await many.nth(1).waitFor()
  const count = await many.count()
  const stillOpen = (left: number) => panel(page).getByText(`${left} to be looked at`)
  await stillOpen(count).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('e')
  const undo = page.getByText(`${count} alerts are resolved`).getByRole('button', { name: 'Undo' })
  await undo.hover()
  await stillOpen(0).waitFor()
  await undo.click()
  await stillOpen(count).waitFor()
  await many.first().getByRole('button').click()
  await panel(page).getByText('What to do').waitFor()
  await page.context().setOffline(false)
  await inStep(page)
})

test('alerts are chosen by the keyboard and resolved at once, and one undo opens all of them again', async () => {
  const page = await open()
  const rows = page.getByRole('grid').getByRole('row')
  await rows.nth(4).waitFor()
  await page.context().setOffline(true)
  const count = async () => Number(await page.getByRole('grid').getAttribute('aria-rowcount'))
  const before = await count()
  await rows.nth(1).focus()
  for (const key of ['x', 'ArrowDown', 'x', 'ArrowDown', 'ArrowDown', 'x']) await page.keyboard.press(key)
  await page.getByText('3 of').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Resolve', exact: true }).click()
  const undo = page.getByText('3 alerts are resolved').getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect.poll(count).toBe(before - 3)
  await undo.click()
  await expect.poll(count).toBe(before)
  await page.context().setOffline(false)
  await inStep(page)
})

/** Drags with one finger by touch events, as a screen does; the finger stays where the last step leads. */
async function dragBy(
  page: Page,
  from: { x: number; y: number },
  steps: readonly (readonly [number, number])[],
) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  let at = from
  for (const [dx, dy] of steps)
    for (let each = 0; each < 10; each++) {
      at = { x: at.x + dx / 10, y: at.y + dy / 10 }
      await send('touchMove', [at])
    }
  return {
    release: async () => {
      await send('touchEnd', [])
      await session.detach()
    },
  }
}

test('on a phone a card is dragged to the right to resolve its alert without a network, and to nowhere by who goes back or scrolls', async () => {
  const context = await journey.open({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signInOnPhone(page)
  const card = page.getByRole('listitem').first()
  // That which lets it be dragged comes by itself.
  await card.locator('.card').waitFor()
  await context.setOffline(true)
  const name = await card.getByRole('button').textContent()
  const count = async () => Number(await card.getAttribute('aria-setsize'))
  const all = await count()
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is drawn')
  const from = { x: box.x + 60, y: box.y + box.height / 2 }

  const back = await dragBy(page, from, [
    [200, 0],
    [-190, 0],
  ])
  await back.release()
  expect(await count()).toBe(all)
  expect(new URL(page.url()).searchParams.get('open')).toBeNull()

  const far = await dragBy(page, from, [[220, 0]])
  await page.locator('[data-far]').getByText('Resolve').waitFor()
  await far.release()
  // A pointer that rests there keeps it in sight.
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect.poll(count).toBe(all - 1)
  await undo.click()
  await expect.poll(count).toBe(all)
  expect(await card.getByRole('button').textContent()).toBe(name)

  // The first one may be snoozed already, by the test before.
  const second = page.getByRole('listitem').nth(1)
  const place = await second.boundingBox()
  if (!place) throw new Error('The second card is drawn')
  const snooze = await dragBy(page, { x: 330, y: place.y + place.height / 2 }, [[-220, 0]])
  await snooze.release()
  await undo.hover()
  await second.getByText('Snoozed').waitFor()
  await undo.click()
  await second.getByText('Snoozed').waitFor({ state: 'detached' })

  // Down, the page scrolls as ever.
  const down = await dragBy(page, from, [[5, -200]])
  await down.release()
  await expect
    .poll(() => page.locator('[data-scroll-area]').evaluate((area) => area.scrollTop))
    .toBeGreaterThan(50)
  expect(await count()).toBe(all)
  await context.setOffline(false)
})

async function signInOnPhone(page: Page) {
  await sendSignIn(page, journey.url, 'owner')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await inStep(page)
  await goTo(page, '/secure/alerts')
}
