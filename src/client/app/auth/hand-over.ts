/** What a vendor's consent brought, for the window of the app that asked for it. */
export interface Consented {
  type: 'integration.consented'
  code: string | null
  state: string | null
  error: string | null
}

/** Gives it to the window that opened this one, or goes on with it here (AUTH-46). */
export async function handOver(): Promise<void> {
  const query = new URLSearchParams(location.search)
  const consented: Consented = {
    type: 'integration.consented',
    code: query.get('code'),
    state: query.get('state'),
    error: query.get('error'),
  }
  const opener = window.opener as Window | null
  if (!opener || opener.closed) {
    location.replace(`/integrations${location.search}`)
    return
  }
  opener.postMessage(consented, location.origin)
  window.close()
}
