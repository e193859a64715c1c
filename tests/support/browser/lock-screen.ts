import type { Page } from 'playwright-core'

/** A PIN that nobody guesses first. */
export const PIN = '730519'

/** Chooses in the menu of the person who is signed in. */
export async function chooseInMenu(page: Page, item: RegExp | string) {
  const menu = page.getByRole('button', { name: /your menu/ })
  // A phone has it among the rest.
  const more = page.getByRole('button', { name: 'More', exact: true })
  await menu.or(more).first().waitFor()
  if (!(await menu.isVisible())) await more.click()
  await menu.click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Opens the dialog of field mode and turns it on with a PIN; the dialog stays open. */
export async function setPin(page: Page, pin = PIN) {
  await chooseInMenu(page, /Keep ready for offline work/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('PIN', { exact: true }).fill(pin)
  await dialog.getByLabel('The same PIN again').fill(pin)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('ready for offline work, behind a PIN').waitFor()
  return dialog
}

/** Turns field mode on with a PIN. */
export async function turnOnPin(page: Page, pin = PIN) {
  const dialog = await setPin(page, pin)
  await dialog.getByText(/The browser (has promised|may drop)/).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

export const lockScreen = (page: Page) => page.getByRole('heading', { name: /^Welcome back/ })

/** Enters a PIN on the lock screen. What follows depends on whether it is the right one. */
export async function unlock(page: Page, pin = PIN) {
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Unlock' }).click()
}

/** Gives a page an authenticator as laptops and phones have one, whose owner agrees to everything. */
export async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
      automaticPresenceSimulation: true,
    },
  })
}
