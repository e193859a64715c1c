/** The media type of a workbook. */
export const WORKBOOK_MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
