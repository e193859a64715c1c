import type { Descriptions } from './description.ts'

export const fileDescriptions: Descriptions<'file.delete'> = {
  'file.delete': ({ ends }, { subject }, { tray: t }) =>
    ends === null ? t('describe.remove', { subject }) : t('describe.cancelUpload', { subject }),
}
