/** Having a report made and saving its file. */
export const reportExport = {
  title: 'Report',
  pdf: 'PDF report',
  csv: 'CSV report',
  detail: 'Made by the server, with the logo of the organization',
  chooseCompany: 'Choose a company first: a report is of one.',
  offline: 'A report needs a connection to the server.',
  making: 'The report is being made. You can go on working.',
  done: 'The report is saved.',
  failed: 'No report',
} as const
