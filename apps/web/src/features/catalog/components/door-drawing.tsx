import classes from './door-drawing.module.css'

/** A swing door in its frame, with the parts that wear picked out: hinges, handle, sweep. */
export function DoorDrawing({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 420 360" className={`${classes.drawing} ${className ?? ''}`} aria-hidden="true">
      <path className={classes.wall} d="M0 360V40h420v320" />
      <path className={classes.frame} d="M104 360V64h212v296h-18V82H122v278z" />
      <path className={classes.opening} d="M122 82h176v278H122z" />
      <path className={classes.leaf} d="M122 82l128 26v252l-128 0z" />
      <path className={classes.window} d="M160 132l58 10v66l-58-3z" />
      <path className={classes.sweep} d="M122 344l128-2v18H122z" />
      <path className={classes.accent} d="M110 112h26v22h-26zM110 206h26v22h-26zM110 300h26v22h-26z" />
      <path className={classes.handle} d="M232 212v44" />
      <path className={classes.lines} d="M0 360h420M344 140h44M344 150h30" />
      <path className={classes.leader} d="M237 234h96l20-40M133 217l-74 30M186 351l150-24" />
      <g className={classes.dot}>
        <circle cx="353" cy="194" r="4" />
        <circle cx="59" cy="247" r="4" />
        <circle cx="336" cy="327" r="4" />
      </g>
    </svg>
  )
}
