import { measures } from './measures.ts'

/** Acts once a size has stayed as it is; `cancel` forgets what was still to be done (SHELL-45). */
export function afterResize(act: () => void) {
  let settling: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(settling)
  const note = () => {
    cancel()
    settling = setTimeout(act, measures.resize)
  }
  return Object.assign(note, { cancel })
}
