import type { DuoCredentials } from '#shared/domain/integrations/duo-credentials.ts'
import type { TestSite } from '../test-site.ts'

/** The keys of a company's account at the pretend Duo, as a person reads them on its page. */
export async function duoKeys({ fetch }: Pick<TestSite, 'fetch'>, company: string): Promise<DuoCredentials> {
  const page = await (await fetch('/sandbox/duo/pages', {})).text()
  const [, part = ''] = page.split(`<h2>${company}</h2>`)
  const [integrationKey = '', secretKey = '', apiHostname = ''] = [...part.matchAll(/<code>([^<]*)</g)].map(
    ([, value]) => value ?? '',
  )
  return { integrationKey, secretKey, apiHostname }
}
