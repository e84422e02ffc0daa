import { useNavigate } from 'react-router'

/** Leaves a form: back one page; to `list` where the form is the first page of this tab. */
export function useCancel(list: string): () => void {
  const navigate = useNavigate()
  return () => {
    const isFirst = !(window.history.state?.idx > 0)
    if (isFirst) void navigate(list)
    else void navigate(-1)
  }
}
