import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Target } from './target.ts'

/** The way to another screen. */
export function useGo(): (target: Target) => void {
  const navigate = useNavigate()
  return useCallback((target) => void navigate(target), [navigate])
}
