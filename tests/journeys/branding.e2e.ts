import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { resize } from '#tests/support/browser/resize.ts'

const PATH = '/look-and-feel'

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await startJourney()
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const solid = (background: string, width = 640, height = 160) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
const choose = async (label: string, buffer: Buffer, name = 'logo.png') =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'image/png', buffer })
const cropped = (name: string) => page.getByRole('dialog', { name })
/** The mark at the top of the menu. */
const brand = (of = page) => of.locator('img[alt=Castellan]').first()
const favicon = (of = page) => of.locator('link[rel=icon]').getAttribute('href')
const save = () => page.getByRole('button', { name: 'Save', exact: true })

test('a logo is chosen and cropped without a network, and seen by colleagues once it is saved', async () => {
  const other = await (await journey.open()).newPage()
  await signInAs(other, journey.url, 'reader')
  await inStep(other)
  await goTo(page, PATH)
  await page.getByText('There is no logo of your own.').waitFor()
  await page.context().setOffline(true)
  await choose('Logo file', await solid('#5753c6'))
  const dialog = cropped('Crop the logo')
  await dialog.getByAltText('The chosen picture').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  // By the keyboard: the right edge, ten steps to the left.
  await dialog.getByLabel('Right edge').focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByAltText('Your logo').waitFor()
  await save().click()
  await page.getByText('The look is saved.').waitFor()
  await expect.poll(() => brand(other).count()).toBe(0)
  await page.context().setOffline(false)
  await brand(other).waitFor()
  const kept = await brand(other).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight] as const
  })
  expect(kept[1]).toBe(64)
  expect(kept[0]).toBeLessThan(256)
  expect(await favicon(other)).toBe('/favicon.svg')
})

test('a favicon becomes a square, stands in the tab, and is taken away again', async () => {
  await goTo(page, PATH)
  await choose('Favicon file', await solid('#1c2024', 200, 100))
  const dialog = cropped('Crop the favicon')
  await dialog.getByAltText('The chosen picture').waitFor()
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await save().click()
  await expect.poll(() => favicon()).toMatch(/^data:image\/png/)
  await inStep(page)
  const size = await page.getByAltText('Your favicon').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(size).toEqual([64, 64])
  await page.getByRole('button', { name: 'Remove favicon' }).click()
  await save().click()
  await expect.poll(() => favicon()).toMatch(/\/favicon\.svg$/)
})

test('files that are no pictures are refused in words, and what is hard to see is warned of', async () => {
  await goTo(page, PATH)
  await choose('Logo file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await page.getByText('This is not a JPEG or PNG file, whatever its name says.').waitFor()
  await choose('Logo file', (await solid('#5753c6')).subarray(0, 40))
  await page.getByText('The file cannot be opened as a picture. It may be broken.').waitFor()
  await choose('Logo file', Buffer.alloc(8 * 1024 * 1024 + 1))
  await page.getByText('The file is larger than 8 MB.').waitFor()
  await choose('Logo file', await solid('#fdf6c8'))
  await cropped('Crop the logo').getByRole('button', { name: 'Use this part' }).click()
  await page.getByText('Most of this picture is hard to see on a light background.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByText('Most of this picture').waitFor({ state: 'detached' })
})

test('a mail about alerts carries the published logo', async () => {
  await goTo(page, '/secure/alerts/all/notifications')
  await page.getByRole('button', { name: 'Send a test email' }).click()
  const { attachments, html } = await journey.readEmail('owner@demo.castellan.example')
  expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
  expect(html).toContain(`src="cid:${attachments[0]?.contentId?.slice(1, -1)}"`)
})

test.each([
  [1440, 900],
  [820, 1180],
  [390, 844],
])('at %i px nothing of the look reaches beyond the screen', async (width, height) => {
  await resize(page, { width, height })
  await goTo(page, PATH)
  await page.getByText('Light theme').waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
})

test('who may only look is told so', async () => {
  const reader = await (await journey.open()).newPage()
  await signInAs(reader, journey.url, 'reader')
  await goTo(reader, PATH)
  await reader.getByText('Your role may look at this and not change it.').first().waitFor()
  await expect.poll(() => reader.getByRole('checkbox').first().isDisabled()).toBe(true)
})
