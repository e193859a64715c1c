import type { Descriptions } from './description.ts'

export const contactsDescriptions: Descriptions<'tenantContacts.set'> = {
  'tenantContacts.set': (_args, { subject }, { tray: t }) => t('describe.contacts', { subject }),
}
