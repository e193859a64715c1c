import type { Translation } from '../translation.ts'

export const toasts = {
  createdCAP: 'Die Richtlinie für bedingten Zugriff wurde erstellt.',
  missingSubscription: 'Das ist in Ihrem Abonnement nicht enthalten.',
  fileUploaded: 'Die Datei wurde hochgeladen.',
  saaslistUpdated: 'Die Liste der Anwendungen wurde aktualisiert.',
  refreshWarning: 'Laden Sie diese Seite nicht neu, bis der Vorgang abgeschlossen ist.',
  vendorNotSupported: 'Dieser Anbieter wird nicht unterstützt. Die Datei wird trotzdem gelesen.',
  psaTicketSent: 'Das Ticket wurde gesendet.',
  uploadInProgress: 'Die Datei wird hochgeladen.',
  uploadComplete: 'Der Upload ist abgeschlossen.',
  uploadFailed: 'Der Upload ist fehlgeschlagen.',
  uploadCanceled: 'Der Upload wurde abgebrochen.',
  changeMfaStatus: 'Der Status der Multi-Faktor-Authentifizierung wird geändert.',
} satisfies Translation<'de', 'toasts'>
