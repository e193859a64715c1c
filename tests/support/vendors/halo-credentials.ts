import type { HaloCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import type { TestSite } from '../test-site.ts'

/** What the pretend Halo of a site is reached with, as a person reads it on its page. */
export async function haloCredentials({ fetch }: Pick<TestSite, 'fetch'>): Promise<HaloCredentials> {
  const page = await (await fetch('/sandbox/halo/pages', {})).text()
  const [companyUrl = '', clientId = '', clientSecret = ''] = [...page.matchAll(/<code>([^<]*)</g)].map(
    ([, value]) => value ?? '',
  )
  return { companyUrl, clientId, clientSecret }
}
