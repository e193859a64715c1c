import type { Access } from '#shared/domain/screens/access.ts'
import { opening } from '#shared/domain/screens/can-open.ts'
import type { Target } from './target.ts'

const POSTURE = '/secure/security-posture'
const INTEGRATIONS = '/integrations'

/**
 * Where the choice of a company leads, undefined for all of them: the screen that is open where it knows a company, else
 * the people of that company, else the company itself. Nowhere for somebody who may open neither.
 */
export function companyTarget(path: string, company: string | undefined, access: Access): Target | undefined {
  const isOpen = (screen: string) => opening(screen, access) === 'open'
  const isAt = (screen: string) => path === screen || path.startsWith(`${screen}/`)
  if (isAt(POSTURE))
    return company === undefined
      ? { to: POSTURE }
      : { to: '/secure/security-posture/$companySelectorId', params: { companySelectorId: company } }
  if (isAt(INTEGRATIONS))
    return company === undefined
      ? { to: INTEGRATIONS }
      : { to: '/integrations/$companySelectorId', params: { companySelectorId: company } }
  if (path === '/employees' || isOpen('/employees'))
    return { to: '/employees', search: company === undefined ? {} : { company } }
  if (isOpen('/companies'))
    return { to: '/companies', search: company === undefined ? {} : { open: company } }
  return undefined
}
