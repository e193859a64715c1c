import type { ReactNode } from 'react'
import { measures } from '../theme/measures.ts'

export type ToastTone = 'info' | 'ok' | 'warn' | 'error'

export type Toast = {
  id: number
  tone: ToastTone
  text: ReactNode
  action?: { label: string; onClick: () => void } | undefined
}

const { lifetime } = measures.notice
const most = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

const publish = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const leaveLater = (id: number) => {
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => dismissToast(id), lifetime),
  )
}

/** Shown for five seconds; hovering or focusing holds it. */
export function showToast(toast: Omit<Toast, 'id'>) {
  lastId += 1
  publish([...toasts, { ...toast, id: lastId }].slice(-most))
  leaveLater(lastId)
  return lastId
}

export function dismissToast(id: number) {
  clearTimeout(timers.get(id))
  timers.delete(id)
  publish(toasts.filter((toast) => toast.id !== id))
}

export const holdToasts = () => {
  for (const timer of timers.values()) clearTimeout(timer)
}

export const releaseToasts = () => {
  for (const toast of toasts) leaveLater(toast.id)
}

export const currentToasts = () => toasts

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
