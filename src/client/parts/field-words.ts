import { resolutionStatusSchema } from '#shared/domain/posture/check-resolution.ts'
import type { Texts } from '#client/texts/sections.ts'
import type { useTexts } from '#client/texts/texts.ts'

type TrayTexts = ReturnType<typeof useTexts<'tray'>>
type FieldName = keyof Texts['tray']['fields']

/** A field's word; one that has none keeps the name that the server gives it. */
export const fieldName = (field: string, t: TrayTexts): string =>
  t(`fields.${field as FieldName}`, { defaultValue: field })

export function fieldValue(value: unknown, t: TrayTexts, field?: string): string {
  const resolution = field === 'status' ? resolutionStatusSchema.safeParse(value).data : undefined
  if (resolution) return t(`resolutions.${resolution}`)
  if (value === undefined || value === null || value === '') return t('nothing')
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'string' && value.startsWith('data:image/')) return t('picture')
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
