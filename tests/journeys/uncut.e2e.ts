import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, LANGUAGES, localeOf } from '#shared/domain/language/languages.ts'
import { screenAt } from '#client/app/routes/screens.ts'
import { beyondScreen } from '#tests/support/browser/accessibility.ts'
import { enterHalo, readHalo } from '#tests/support/browser/connect-tool.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { goTo, inStep, type Journey, lead, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { type WalkedScreen, walkedScreens } from '#tests/support/screens/walked-screens.ts'

const languages = Object.keys(LANGUAGES) as Language[]
const posture = '/secure/security-posture'

/** Screens whose rows stand behind a tab, or of one company. */
const LED_TO: Record<string, string> = {
  '/employees/departments': '/employees/departments?company=$company',
  '/licenses': '/licenses?tab=companies',
}

/** Of these the pretend organization has no rows. */
const WITHOUT_ROWS: ReadonlySet<string> = new Set([
  '/integrations/payees',
  '/setup/files',
  '/company-groups',
  '/scheduled-reports',
  '/notifications',
  '/discover/data',
  '/integrations/duoaccountmapping',
  '/support/knowledge-base',
  '/support/best-practices',
  '/support/marketing',
  '/support/downloads',
])

const hasColumns = (path: string) => 'columns' in (screenAt(path)?.search.shape ?? {})

/** Every list that an address without a company or a row leads to; the posture has its tabs below. */
const declaredLists = walkedScreens.filter(({ path }) => path !== posture && hasColumns(path))
const listsOf = (lists: readonly WalkedScreen[]) =>
  lists.map(({ path }) => [LED_TO[path] ?? path, !WITHOUT_ROWS.has(path)] as const)

/**
 * Every list that the owner sees, and whether the pretend organization has rows in it. Those of all companies and of one
 * take turns, so that each step leads to another heading.
 */
const LISTS = [
  ...listsOf(declaredLists.filter(({ opensTo }) => opensTo('Owner'))),
  ['/integrations/$tool/halo', true],
  [`${posture}/all/companies`, true],
  [`${posture}/$company/checks`, true],
  [`${posture}/all/checks`, true],
  [`${posture}/$company/changes`, false],
  [`${posture}/all/changes`, false],
  [`${posture}/$company/applied`, false],
  [`${posture}/all/applied`, false],
  [`${posture}/$company/mailboxes`, false],
  [`${posture}/all/audit/smtp-authentication-off`, true],
  // Its steps are told above the companies.
  [`${posture}/all/audit/groups-are-private`, true],
] as const

let journey: Journey
let page: Page
let company: string
let tool: string
/** The languages of which this machine can draw the letters. */
let drawn: Language[] = []
beforeAll(async () => {
  journey = await startJourney()
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await showLater(page)
  await goTo(page, `${posture}/all/companies`)
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await page.waitForURL(/security-posture\/[\da-f-]{36}/)
  company = new URL(page.url()).pathname.split('/').at(3) ?? ''
  tool = await connectTool()
  drawn = await drawnLanguages()
})
afterAll(() => journey?.end())

/** Connects the ticketing tool, and gives its id. */
async function connectTool(): Promise<string> {
  await goTo(page, '/integrations?modal=ticketing')
  await enterHalo(page, await readHalo(journey.url))
  await page.getByText('Read', { exact: true }).last().waitFor()
  await page.getByRole('button', { name: 'Mapping & Ticketing' }).click()
  await page.waitForURL(/\/halo$/)
  return new URL(page.url()).pathname.split('/').at(2) ?? ''
}

test.each(LISTS)('of %s nothing is cut, and a phone shows the first row at once', async (path, hasRows) => {
  await goThere(path.replace('$company', company).replace('$tool', tool))
  expect(await faultsOf(hasRows)).toEqual({})
})

test('neither is anything of the lists that others see', async () => {
  const others = listsOf(declaredLists.filter(({ opensTo }) => !opensTo('Owner')))
  expect(others).toContainEqual(['/organizations', true])
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'product')
  await showLater(page)
  for (const [path, hasRows] of others) {
    await goThere(path)
    expect({ path, faults: await faultsOf(hasRows) }).toEqual({ path, faults: {} })
  }
})

test('a name of 300 letters without a space keeps within its page', async () => {
  const name = `<b>${'Wertpapierhandelsgesellschaft'.repeat(11)}`.slice(0, 300)
  await journey.changeDatabase((db) => changeStored(db, 'customer', { id: company }, { name }))
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  for (const path of ['/companies', '/integrations', `${posture}/all/companies`, `${posture}/${company}`]) {
    await lead(page, path)
    for (const width of [1440, 820, 390]) {
      await show(width)
      await page.getByText(name.slice(0, 40)).first().waitFor()
      expect(await beyondScreen(page, 'main header'), `${path} at ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    }
  }
})

const LETTERS: Partial<Record<Language, string>> = { ja: 'あ', zh: '门' }

/** Without a font for them letters are boxes, whose widths say nothing. */
async function drawnLanguages(): Promise<Language[]> {
  const missing = await page.evaluate(
    (letters) => {
      const draw = (text: string) => {
        const canvas = document.createElement('canvas')
        const context = canvas.getContext('2d')
        if (context) context.font = `32px ${getComputedStyle(document.body).fontFamily}`
        context?.fillText(text, 4, 40)
        return canvas.toDataURL()
      }
      const box = draw('\u{10FFFF}')
      return Object.keys(letters).filter((language) => draw(letters[language] ?? '') === box)
    },
    LETTERS as Record<string, string>,
  )
  for (const language of missing)
    console.warn(`No font of this machine has the letters of "${language}": lists in it were not looked at`)
  return languages.filter((language) => !missing.includes(language))
}

/** What was read just now is shown as read a while ago: the longest that a time says, whenever this runs. */
const showLater = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 48 * 60_000
  })

/** From the desk, in English, where each list has its own heading. */
async function goThere(path: string) {
  await chooseLanguage('en')
  await show(1440)
  await goTo(page, path)
}

/** By width and language. */
async function faultsOf(hasRows: boolean): Promise<Record<string, unknown>> {
  await page.getByRole('columnheader').first().waitFor()
  if (hasRows) await page.locator("[role=grid] [data-index='0']:not([aria-busy])").waitFor()
  const faults: Record<string, unknown> = {}
  for (const width of [1440, 1280, 820, 390]) {
    await show(width)
    for (const language of drawn) {
      await chooseLanguage(language)
      const found = width === 390 ? await belowFold(hasRows) : await cut()
      if (found.length > 0) faults[`${width} ${language}`] = found
    }
  }
  return faults
}

/** Changes the language as another tab of this browser would, and waits until the page speaks it. */
const chooseLanguage = (language: Language) =>
  page.evaluate(
    async ([language, locale]) => {
      localStorage.setItem('language', language)
      dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: language }))
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      while (document.documentElement.lang !== locale) await frame()
      await frame()
      await frame()
    },
    [language, localeOf(language)] as const,
  )

/** Gives the window a width, and waits until the frame is that of a desk, a tablet or a phone. */
async function show(width: number) {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  await page.waitForFunction((width) => {
    const { left, bottom } = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
    return left > 0 === width >= 1024 && bottom < innerHeight === width < 768
  }, width)
}

/** Heads, numbers, dates and states of the table that are not there as a whole. */
const cut = () =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=columnheader], [role=grid] [data-kind]:not([data-kind='words'])")]
      .flatMap((cell) => [cell, ...cell.querySelectorAll('*')])
      // What is one pixel wide is for those who do not see it.
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((each) => getComputedStyle(each).overflowX !== 'visible')
      .map(({ textContent }) => textContent),
  )

/** What keeps the first row of a phone from being seen as a whole, without scrolling. */
async function belowFold(hasRows: boolean): Promise<string[]> {
  const first = await page.evaluate(() => {
    const bottom = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
    const card = document.querySelector("main [role=list] > [data-index='0']")?.getBoundingClientRect()
    return card && { top: card.top, over: Math.round(card.bottom - bottom) }
  })
  return [
    ...(hasRows && !first ? ['no card'] : []),
    ...(first && (first.over > 0 || first.top < 0) ? [`${first.over} px below the fold`] : []),
    ...(await beyondScreen(page)),
  ]
}
