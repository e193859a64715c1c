import { withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'

/** What few people open is loaded when they do. */
export const LicenseDialog = later(
  withTexts(() => import('./license-dialog.tsx').then((part) => part.LicenseDialog), 'licenses'),
)
