/** Hosts on which people try things out (AUTH-08): a sign-in there brings no proof of work. */
const EXEMPT = ['localhost', 'develop', 'staging', 'beta', 'test', 'develop-testing']

/** Whether a sign-in on this host has to bring a proof of work: not on one whose first or last part is a trial's. */
export function demandsCaptcha(host: string): boolean {
  const [name = ''] = host.toLowerCase().split(':')
  const parts = name.split('.')
  return name !== '127.0.0.1' && !EXEMPT.includes(parts[0] ?? '') && parts.at(-1) !== 'localhost'
}
