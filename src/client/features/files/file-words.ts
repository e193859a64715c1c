import { errorCatalogue, type ErrorCode } from '#shared/contract/errors.ts'
import { FILE_FAULTS, type UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import type { UploadFault, UploadView } from '#client/data/uploads/upload-record.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { bytesText, partSent, percentText } from './bytes.ts'

export type FileTexts = ReturnType<typeof useTexts<'files'>>
type ErrorTexts = ReturnType<typeof useTexts<'errors'>>

/** What happened to an upload that no answer of the server tells. */
const OWN_FAULTS = [...FILE_FAULTS, 'contentGone', 'fileChanged'] as const satisfies readonly (
  | UploadFault
  | (typeof FILE_FAULTS)[number]
)[]

const isError = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code)

/** Why a file failed and what to do; another build may know more reasons. */
export function faultText(fault: string | null, { t, errors }: { t: FileTexts; errors: ErrorTexts }): string {
  const own = OWN_FAULTS.find((each) => each === fault)
  if (own) return t(`faults.${own}`)
  return fault !== null && isError(fault) ? errors(fault) : t('faults.unknown')
}

/** What a file is, by its extension. */
export const typeText = ({ extension }: Pick<UploadedFile, 'extension'>, t: FileTexts): string =>
  t(extension === 'txt' || extension === 'csv' ? `types.${extension}` : 'types.other')

/** How far an upload of this device is, in words. */
export const stateText = (
  { state }: Pick<UploadView, 'state'>,
  { t, isOnline }: { t: FileTexts; isOnline: boolean },
): string => t(state === 'waiting' && !isOnline ? 'states.offline' : `states.${state}`)

/** How much of an upload has arrived, in bytes and hundredths. */
export const progressText = (
  upload: Pick<UploadView, 'size' | 'sent'>,
  { t, locale }: { t: FileTexts; locale: string },
): string =>
  t('progress', {
    sent: bytesText(upload.sent, locale),
    size: bytesText(upload.size, locale),
    percent: percentText(partSent([upload]), locale),
  })

/** Why a file that has arrived cannot be deleted yet, and when it can be (FILE-08). */
export const tooNewText = (
  from: number,
  { t, locale, timeZone }: { t: FileTexts; locale: string; timeZone?: string },
): string =>
  t('remove.tooNew', {
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(from),
  })
