import { profileEndpoints } from '#shared/contract/endpoints/profile.ts'
import type { Profile } from '#shared/domain/users/profile.ts'
import type { User } from '#shared/domain/users/user.ts'
import type { Device } from '../device/device.ts'

type Owner = Pick<Device, 'call' | 'login' | 'keepLogin'>

export const saveNames = async (owner: Owner, names: Profile): Promise<void> =>
  keep(owner, await owner.call(profileEndpoints.putProfile, { body: names }))

export const savePicture = async (owner: Owner, file: File): Promise<void> =>
  keep(owner, await owner.call(profileEndpoints.putPicture, { body: file }))

export const removePicture = async (owner: Owner): Promise<void> =>
  keep(owner, await owner.call(profileEndpoints.deletePicture))

/** Shows at once what the server made of it, on every screen and in the other tabs. */
const keep = ({ login, keepLogin }: Owner, userData: User): Promise<void> => keepLogin({ ...login, userData })
