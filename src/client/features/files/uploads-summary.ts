import { isUploadOver, type UploadView } from '#client/data/uploads/upload-record.ts'
import { partSent } from './bytes.ts'

/** The uploads of a device in one sign. */
export interface UploadsSummary {
  /** What is not over. */
  going: number
  failed: number
  /** Of what is not over, from 0 to 1. */
  part: number
  /** Nothing moves before somebody, a network or the server does something. */
  isHeld: boolean
}

export function summaryOf(views: readonly UploadView[]): UploadsSummary {
  const going = views.filter((upload) => !isUploadOver(upload))
  return {
    going: going.length,
    failed: views.filter(({ state }) => state === 'failed').length,
    part: partSent(going),
    isHeld: going.length > 0 && going.every(({ state }) => state === 'waiting' || state === 'paused'),
  }
}
