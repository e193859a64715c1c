/** A short name for a user of an organization, for the names of their databases. */
export async function userKeyOf(organizationId: string, userId: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${organizationId}/${userId}`),
  )
  return [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
