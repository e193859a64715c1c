import type { Target } from './target.ts'

const POSTURE = '/secure/security-posture'
const INTEGRATIONS = '/integrations'

/**
 * Where the choice of a company leads, undefined for all of them: the screen that is open, of the company. Nowhere from a
 * screen that knows no companies: there is nothing to choose there.
 */
export function companyTarget(path: string, company: string | undefined): Target | undefined {
  const isAt = (screen: string) => path === screen || path.startsWith(`${screen}/`)
  if (isAt(POSTURE))
    return company === undefined
      ? { to: POSTURE }
      : { to: '/secure/security-posture/$companySelectorId', params: { companySelectorId: company } }
  if (isAt(INTEGRATIONS))
    return company === undefined
      ? { to: INTEGRATIONS }
      : { to: '/integrations/$companySelectorId', params: { companySelectorId: company } }
  if (isAt('/employees')) return { to: '/employees', search: company === undefined ? {} : { company } }
  if (isAt('/companies')) return { to: '/companies', search: company === undefined ? {} : { open: company } }
  return undefined
}
