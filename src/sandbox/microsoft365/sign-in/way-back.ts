/** Why nobody may be sent back to where a request says: then it may be anybody's. */
export function fatalMistakeIn(
  query: URLSearchParams,
  clientId: string,
  redirectUris: readonly string[],
): string | undefined {
  if (query.get('client_id') !== clientId)
    return `AADSTS700016: Application with identifier '${query.get('client_id') ?? ''}' was not found.`
  if (!redirectUris.includes(query.get('redirect_uri') ?? ''))
    return `AADSTS50011: The redirect URI specified in the request does not match the redirect URIs configured for the application '${clientId}'.`
  return undefined
}

/** The address of the app that asked, with what it is told, and with its own state. */
export function wayBack(query: URLSearchParams, told: Record<string, string>): string {
  const target = new URL(query.get('redirect_uri') ?? '')
  const state = query.get('state')
  for (const [name, value] of Object.entries(told)) target.searchParams.set(name, value)
  if (state !== null) target.searchParams.set('state', state)
  return target.href
}
