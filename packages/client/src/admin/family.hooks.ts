import { trpc } from '../trpc.ts'

/** Queries the family of a part as staff correct it. */
export function useFamilyDetails(partId: number) {
  return trpc.admin.families.details.useQuery({ partId }, { staleTime: 0 })
}

/** Corrections of families; each answers the family of the part, and all lists are loaded again. */
export function useFamilyCorrections() {
  const { admin, catalog } = trpc.useUtils()
  const onSuccess = () => {
    void catalog.invalidate()
    void admin.families.invalidate()
  }
  return {
    join: trpc.admin.families.join.useMutation({ onSuccess }),
    split: trpc.admin.families.split.useMutation({ onSuccess }),
    followRule: trpc.admin.families.followRule.useMutation({ onSuccess }),
    rename: trpc.admin.families.rename.useMutation({ onSuccess }),
  }
}
