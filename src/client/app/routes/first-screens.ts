import { withTexts } from '#client/texts/texts.ts'
import type { BuiltPath } from './screens.ts'

/**
 * The scripts of the screens on which people start: they come beside the frame, before it knows any screen. Every sign-in
 * loads this file, so it has no definitions; a test holds it to them.
 */
export const firstScreens = {
  '/secure/security-posture': withTexts(
    () => import('#client/features/secure/posture/posture-page.tsx'),
    'posture',
    'protect',
  ),
  '/employees': withTexts(() => import('#client/features/employees/employees-page.tsx'), 'employees'),
  '/companies': withTexts(() => import('#client/features/companies/companies-page.tsx'), 'companies'),
} as const satisfies Partial<Record<BuiltPath, () => Promise<object>>>

/** Fetches the screen that a start at an address most likely leads to. */
export function fetchFirstScreen(path: string): Promise<object> {
  const found = Object.entries<() => Promise<object>>(firstScreens).find(([screen]) =>
    path.startsWith(screen),
  )
  return (found?.[1] ?? firstScreens['/secure/security-posture'])()
}
