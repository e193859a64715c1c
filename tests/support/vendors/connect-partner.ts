import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import { giveConsent } from '#tests/support/browser/give-consent.ts'
import type { Person, TestSite } from '../test-site.ts'

const CLOUD = '/sandbox/microsoft365'

/** The id of a tenant of the pretend cloud, as its page tells it. */
export async function tenantCalled({ fetch }: Pick<TestSite, 'fetch'>, name: string): Promise<string> {
  const text = await (await fetch(`${CLOUD}/admin`, {})).text()
  const id = new RegExp(`/tenants/([\\w-]+)">${name}<`).exec(text)?.[1]
  if (id === undefined) throw new Error(`There is no tenant ${name}`)
  return id
}

/** Connects the partner whose administrator is of this tenant, and gives the answer. */
export async function connectPartner({ fetch }: Pick<TestSite, 'fetch'>, person: Person, tenantId: string) {
  const page = (await person.api('POST', '/tools/m365csp', { action: 'cspAuth' })).body as ConsentPage
  const answer = await giveConsent(fetch, page, tenantId)
  return person.api('POST', '/tools/m365csp', { action: 'hybridToken', ...answer })
}
