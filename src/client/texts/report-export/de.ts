import type { Translation } from '../translation.ts'

export const reportExport = {
  title: 'Bericht',
  pdf: 'PDF-Bericht',
  csv: 'CSV-Bericht',
  detail: 'Vom Server erstellt, mit dem Logo der Organisation',
  chooseCompany: 'Wählen Sie zuerst ein Unternehmen: Ein Bericht handelt von einem.',
  offline: 'Ein Bericht braucht eine Verbindung zum Server.',
  making: 'Der Bericht wird erstellt. Sie können weiterarbeiten.',
  done: 'Der Bericht ist gespeichert.',
  failed: 'Kein Bericht',
} satisfies Translation<'de', 'reportExport'>
