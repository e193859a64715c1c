import type { Locator, Page } from 'playwright-core'

/** In the window that a button opens: the administrator of a tenant, who accepts or cancels, and is sent back. */
export async function decideAtVendor(
  page: Page,
  button: Locator,
  tenant: string,
  decision: 'Accept' | 'Cancel',
): Promise<void> {
  const opened = page.waitForEvent('popup')
  await button.click()
  const vendor = await opened
  await vendor.getByRole('heading', { name: 'Pick an account' }).waitFor()
  await page.getByText('Waiting for the consent at Microsoft').waitFor()
  await vendor.getByRole('button', { name: tenant }).click()
  await vendor.getByRole('heading', { name: 'Permissions requested' }).waitFor()
  const closed = vendor.waitForEvent('close')
  await vendor.getByRole('button', { name: decision }).click()
  await closed
}
