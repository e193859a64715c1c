import type { Descriptions } from './description.ts'

export const employeeDeviceDescriptions: Descriptions<
  'employeeDevice.assign' | 'employeeDevice.remove' | 'employeeProfile.assign' | 'employeeProfile.remove'
> = {
  'employeeDevice.assign': ({ employeeId, employeeName: name }, { subject }, { tray: t }) =>
    employeeId === null
      ? t('describe.unassignDevice', { subject })
      : t('describe.assignDevice', { subject, name }),
  'employeeDevice.remove': (_, { subject }, { tray: t }) => t('describe.removeDevice', { subject }),
  'employeeProfile.assign': ({ employeeId, employeeName: name }, { subject }, { tray: t }) =>
    employeeId === null
      ? t('describe.unassignProfile', { subject })
      : t('describe.assignProfile', { subject, name }),
  'employeeProfile.remove': (_, { subject }, { tray: t }) => t('describe.removeProfile', { subject }),
}
