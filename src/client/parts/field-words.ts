import { resolutionStatusSchema } from '#shared/domain/posture/check-resolution.ts'
import { tray } from '#client/texts/tray/en.ts'
import type { useTexts } from '#client/texts/texts.ts'

type TrayTexts = ReturnType<typeof useTexts<'tray'>>
type FieldName = keyof typeof tray.fields

const isNamed = (field: string): field is FieldName => Object.hasOwn(tray.fields, field)

/** A field's word; one that has none keeps the name that the server gives it. */
export const fieldName = (field: string, t: TrayTexts): string =>
  isNamed(field) ? t(`fields.${field}`) : field

export function fieldValue(value: unknown, t: TrayTexts, field?: string): string {
  const resolution = field === 'status' ? resolutionStatusSchema.safeParse(value).data : undefined
  if (resolution) return t(`resolutions.${resolution}`)
  if (value === undefined || value === null || value === '') return t('nothing')
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
