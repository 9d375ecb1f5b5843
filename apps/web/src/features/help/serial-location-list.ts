export const serialLocations = {
  swing: [
    {
      id: 'swing-edge',
      name: 'Hinge edge of the door',
      detail: 'Open the door fully and look at its narrow edge on the hinge side, at eye level.',
    },
    {
      id: 'swing-frame',
      name: 'Frame, below the top hinge',
      detail: 'Look at the inside of the frame on the hinge side, about 4 inches below the top hinge.',
    },
    {
      id: 'swing-inside',
      name: 'Inside of the door, top corner',
      detail: 'From inside the room, look at the corner of the door above the handle.',
    },
  ],
  slide: [
    {
      id: 'slide-edge',
      name: 'Leading edge of the door',
      detail: 'Slide the door half open and look at the edge that closes first, at eye level.',
    },
    {
      id: 'slide-track',
      name: 'End of the track',
      detail: 'Look at the face of the track cover, at the end the door opens toward.',
    },
    {
      id: 'slide-operator',
      name: 'Power operator cover',
      detail: 'On powered doors, look at the cover of the operator above the opening.',
    },
  ],
} as const

export type SerialLocation = (typeof serialLocations)['swing' | 'slide'][number]
