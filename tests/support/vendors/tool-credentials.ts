import type { ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import type { TestSite } from '../test-site.ts'

type Asked = Pick<TestSite, 'fetch'>

/** What the pretend Halo of a site is reached with, as a person reads it on its page. */
export async function haloCredentials(site: Asked): Promise<ToolCredentials<'Halo'>> {
  const [companyUrl = '', clientId = '', clientSecret = ''] = await shownBy(site, 'halo')
  return { companyUrl, clientId, clientSecret }
}

/** The same of its pretend Syncro. */
export async function syncroCredentials(site: Asked): Promise<ToolCredentials<'Syncro'>> {
  const [companyUrl = '', apiKey = ''] = await shownBy(site, 'syncro')
  return { companyUrl, apiKey }
}

/** The same of its pretend Autotask. */
export async function autotaskCredentials(site: Asked): Promise<ToolCredentials<'Autotask'>> {
  const [username = '', secret = '', integrationCode = ''] = await shownBy(site, 'autotask')
  return { username, secret, integrationCode }
}

/** The same of its pretend ConnectWise. */
export async function connectWiseCredentials(site: Asked): Promise<ToolCredentials<'ConnectWise'>> {
  const [companyUrl = '', companyId = '', publicKey = '', privateKey = ''] = await shownBy(
    site,
    'connectwise',
  )
  return { companyUrl, companyId, publicKey, privateKey }
}

async function shownBy({ fetch }: Asked, cloud: string): Promise<string[]> {
  const page = await (await fetch(`/sandbox/${cloud}/pages`, {})).text()
  return [...page.matchAll(/<code>([^<]*)</g)].map(([, value]) => value ?? '')
}
