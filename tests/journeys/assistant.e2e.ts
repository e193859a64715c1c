import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'

const POLICIES = '/secure/policy-management/policies'
const FLAG = { id: 'castellan-ai-assistant' }

let journey: Journey
let context: BrowserContext
let page: Page
let model: Server
/** How the model behaves. */
let act: (response: ServerResponse) => unknown
const answering = (content: string) => (response: ServerResponse) =>
  response.end(
    JSON.stringify({
      choices: [{ message: { content } }],
      usage: { prompt_tokens: 1200, completion_tokens: 34 },
    }),
  )
beforeAll(async () => {
  act = answering('This policy leaves guests out.')
  model = createServer((request, response) => {
    request.resume().on('end', () => act(response))
  })
  await new Promise<void>((ready) => model.listen(0, '127.0.0.1', ready))
  const { port } = model.address() as AddressInfo
  journey = await startJourney({
    environment: { ASSISTANT_URL: `http://127.0.0.1:${port}/v1`, ASSISTANT_MODEL: 'small' },
  })
  await journey.changeDatabase((db) => changeStored(db, 'featureFlag', FLAG, { enabled: true }))
  context = await journey.open()
  page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
})
afterAll(async () => {
  await journey?.end()
  model?.closeAllConnections()
  model?.close()
})

const sheet = () => page.getByRole('dialog', { name: 'Assistant' })
const log = () => sheet().getByRole('log')
async function ask(text: string) {
  await sheet().getByLabel('Question').fill(text)
  await page.keyboard.press('Enter')
}

test('a policy is analyzed by the model, which tells its tokens, and errors are told in words (CA-31, AI-03, AI-04)', async () => {
  await goTo(page, POLICIES)
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await page.getByRole('button', { name: 'Analyze with the assistant' }).click()
  await log().getByText('This policy leaves guests out.').waitFor()
  await log().getByText('Tokens: 1,234 (1,200 read, 34 written)').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  act = (response) => response.writeHead(500).end('{}')
  await ask('And then?')
  await log().getByText('Your message resulted in an error, please wait a moment and try again').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  act = answering('Nothing more.')
  await log().getByRole('button', { name: 'Try again' }).click()
  await log().getByText('Nothing more.').waitFor()
  await sheet().getByText('Tokens in this conversation: 2,468').waitFor()
})

test('without a network rules on the device answer, with a way to what they name (AI-05)', async () => {
  await context.setOffline(true)
  await sheet().getByText('Without a network, rules on this device answer.').waitFor()
  await ask('Who has no second factor?')
  await log()
    .getByText(/people who may sign in need no more than their password/)
    .waitFor()
  await sheet().getByRole('button', { name: 'New conversation' }).click()
  await sheet().getByRole('button', { name: 'What is wrong with the policies?' }).click()
  await log()
    .getByText(/^Of the policies \d+ are on/)
    .waitFor()
  await ask('What should be done first?')
  await log().getByText('What helps most, best first:').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  const [first] = await log().getByRole('list').last().getByRole('button').all()
  const name = (await first?.textContent()) ?? ''
  await first?.click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await sheet().waitFor({ state: 'detached' })
  await context.setOffline(false)
})

test('on a phone nothing is wider than the screen, and a company is chosen where none is (SHELL-44)', async () => {
  const other = await journey.open()
  page = await other.newPage()
  await signInAs(page, journey.url, 'product')
  await inStep(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/development')
  await page.getByRole('button', { name: 'Ask the assistant' }).click()
  await sheet().getByText('Choose the company that you ask about.').waitFor()
  await sheet().getByRole('button', { name: 'Company' }).click()
  await page.getByRole('option').first().click()
  act = answering('Begin with SMTP.')
  await sheet().getByRole('button', { name: 'What should be done first?' }).click()
  await log().getByText('Begin with SMTP.').waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  // From a policy, which is a sheet of its own there.
  await sheet().getByRole('button', { name: 'Close' }).click()
  await goTo(page, POLICIES)
  await page.getByRole('list').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Analyze with the assistant' }).click()
  await log()
    .getByText(/^Analyze the policy/)
    .waitFor()
  await log().getByText('Begin with SMTP.').last().waitFor()
})

test('an organization that has it off is offered nothing (AI-01)', async () => {
  await journey.changeDatabase((db) => changeStored(db, 'featureFlag', FLAG, { enabled: false }))
  const other = await journey.open()
  page = await other.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await goTo(page, POLICIES)
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await page.getByRole('complementary').getByText('What is wrong').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Analyze with the assistant' }).count()).toBe(0)
})
