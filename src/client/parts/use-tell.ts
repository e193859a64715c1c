import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Texts } from '#client/texts/sections.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast, type ToastTone } from '#client/ui/overlays/toasts.ts'

export type ToastType = keyof Texts['toasts']

const tones: Record<ToastType, ToastTone> = {
  createdCAP: 'ok',
  missingSubscription: 'warn',
  fileUploaded: 'ok',
  saaslistUpdated: 'ok',
  refreshWarning: 'warn',
  vendorNotSupported: 'warn',
  psaTicketSent: 'ok',
  uploadInProgress: 'info',
  uploadComplete: 'ok',
  uploadFailed: 'error',
  uploadCanceled: 'info',
  changeMfaStatus: 'info',
}
const isType = (told: string): told is ToastType => Object.hasOwn(tones, told)

/** Shows a notice by its type (ERR-05); any other one is the key of a message of the catalogue. */
export function useTell() {
  const t = useTexts('toasts')
  const errors = useTexts('errors')
  return (told: ToastType | ErrorCode): void => {
    if (isType(told)) showToast({ tone: tones[told], text: t(told) })
    else showToast({ tone: 'warn', text: errors(told) })
  }
}
