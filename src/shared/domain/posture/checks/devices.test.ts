import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { deviceJoinLimited } from './device-join-limited.ts'
import { devicesPerUserLimited } from './devices-per-user-limited.ts'
import { globalAdministratorsNotLocal } from './global-administrators-not-local.ts'
import { localAdministratorPasswordsManaged } from './local-administrator-passwords-managed.ts'
import { registeringUsersNotLocalAdministrators } from './registering-users-not-local-administrators.ts'

const ALL = { '@odata.type': '#microsoft.graph.allDeviceRegistrationMembership' }
const NONE = { '@odata.type': '#microsoft.graph.noDeviceRegistrationMembership' }
const SOME = {
  '@odata.type': '#microsoft.graph.enumeratedDeviceRegistrationMembership',
  users: [],
  groups: ['5b9c0f6e-3f0c-4c57-9a61-9a2f6d1f2b11'],
}
const OTHERS = { '@odata.type': '#microsoft.graph.unknownMembership' }

const policy = (members: object) => ({
  deviceRegistrationPolicy: {
    id: 'deviceRegistrationPolicy',
    displayName: 'Device Registration Policy',
    userDeviceQuota: 20,
    multiFactorAuthConfiguration: 'notRequired',
    azureADRegistration: { isAdminConfigurable: false, allowedToRegister: ALL },
    azureADJoin: {
      isAdminConfigurable: true,
      allowedToJoin: SOME,
      localAdmins: { enableGlobalAdmins: false, registeringUsers: NONE },
    },
    localAdminPassword: { isEnabled: true },
    ...members,
  },
})
const joining = (members: object) =>
  policy({
    azureADJoin: {
      isAdminConfigurable: true,
      allowedToJoin: SOME,
      localAdmins: { enableGlobalAdmins: false, registeringUsers: NONE },
      ...members,
    },
  })
const localAdmins = (members: object) =>
  joining({ localAdmins: { enableGlobalAdmins: false, registeringUsers: NONE, ...members } })
/** A policy that is sent back whole cannot be where a part of it was not read. */
const cut = ({ deviceRegistrationPolicy }: ReturnType<typeof policy>) => ({
  deviceRegistrationPolicy: { ...deviceRegistrationPolicy, multiFactorAuthConfiguration: undefined },
})

describeCheck(deviceJoinLimited, {
  compliant: [joining({ allowedToJoin: SOME }), joining({ allowedToJoin: NONE })],
  notCompliant: [joining({ allowedToJoin: ALL })],
  notMeasured: [
    joining({ allowedToJoin: OTHERS }),
    joining({ allowedToJoin: {} }),
    joining({ allowedToJoin: null }),
    policy({ azureADJoin: null }),
  ],
  beyondRemedy: [cut(joining({ allowedToJoin: ALL }))],
})

describeCheck(devicesPerUserLimited, {
  compliant: [policy({ userDeviceQuota: 20 }), policy({ userDeviceQuota: 5 })],
  notCompliant: [policy({ userDeviceQuota: 21 }), policy({ userDeviceQuota: 2_147_483_647 })],
  notMeasured: [policy({ userDeviceQuota: undefined }), policy({ userDeviceQuota: '20' })],
  beyondRemedy: [cut(policy({ userDeviceQuota: 50 }))],
})

describeCheck(globalAdministratorsNotLocal, {
  compliant: [localAdmins({ enableGlobalAdmins: false })],
  notCompliant: [localAdmins({ enableGlobalAdmins: true })],
  notMeasured: [localAdmins({ enableGlobalAdmins: null }), joining({ localAdmins: null })],
  beyondRemedy: [cut(localAdmins({ enableGlobalAdmins: true }))],
})

describeCheck(registeringUsersNotLocalAdministrators, {
  compliant: [localAdmins({ registeringUsers: NONE }), localAdmins({ registeringUsers: SOME })],
  notCompliant: [localAdmins({ registeringUsers: ALL })],
  notMeasured: [localAdmins({ registeringUsers: OTHERS }), localAdmins({ registeringUsers: undefined })],
  beyondRemedy: [cut(localAdmins({ registeringUsers: ALL }))],
})

describeCheck(localAdministratorPasswordsManaged, {
  compliant: [policy({ localAdminPassword: { isEnabled: true } })],
  notCompliant: [policy({ localAdminPassword: { isEnabled: false } })],
  notMeasured: [policy({ localAdminPassword: {} }), policy({ localAdminPassword: null })],
  beyondRemedy: [cut(policy({ localAdminPassword: { isEnabled: false } }))],
})
