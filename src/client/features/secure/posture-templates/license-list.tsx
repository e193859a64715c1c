import type { RequiredLicense } from '#shared/domain/posture/required-license.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Faint } from '#client/ui/words.tsx'

/** What a tenant has to hold, in words. */
export function LicenseList({ licenses }: { licenses: readonly RequiredLicense[] }) {
  const t = useTexts('posture')
  const text = licenses.map((license) => t(`licenses.${license}`)).join(', ')
  return text === '' ? <Faint>{t('licenses.free')}</Faint> : <span title={text}>{text}</span>
}
