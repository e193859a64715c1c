import { type ChangeEvent, type DragEvent, useState } from 'react'

/** What takes files that are dropped on an element (`zone`) or chosen by an input (`input`). */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const zone = {
    'data-over': isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  const input = {
    type: 'file',
    multiple: true,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      onFiles([...(currentTarget.files ?? [])])
      // The same file may be chosen again.
      currentTarget.value = ''
    },
  }
  return { zone, input }
}
