import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie'
import { letGoWhenDeleted } from '../device/let-go-when-deleted.ts'
import type { UploadHeader, UploadRecord } from './upload-record.ts'

/** A part of a file that was taken in and has not arrived yet, sealed. */
export interface KeptPart {
  uploadId: string
  /** From 1. */
  part: number
  bytes: Uint8Array<ArrayBuffer>
}

export const placeOfUpload = (id: string) => `upload/${id}`
export const placeOfPart = (id: string, part: number) => `upload/${id}/${part}`

/** The uploads of one user on this device, with the content that has yet to be sent. */
export class UploadDatabase extends Dexie {
  uploads!: EntityTable<UploadRecord, 'id'>
  parts!: Table<KeptPart, [string, number]>

  constructor(userKey: string, storage: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> = {}) {
    super(`uploads-${userKey}`, storage)
    letGoWhenDeleted(this)
    this.version(1).stores({ uploads: 'id', parts: '[uploadId+part], uploadId' })
  }

  /** Changes what is kept of an upload, unless it was forgotten meanwhile. */
  change = async (id: string, change: Partial<Omit<UploadHeader, 'id'>>): Promise<void> => {
    await this.uploads.update(id, change)
  }

  /** Has whichever tab carries an upload out do something with it. */
  wish = (id: string, wanted: NonNullable<UploadHeader['wish']>): Promise<void> =>
    this.change(id, { wish: wanted })

  dropParts = async (id: string): Promise<void> => {
    await this.parts.where('uploadId').equals(id).delete()
  }
}
