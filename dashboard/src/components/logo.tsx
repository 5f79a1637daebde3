/** A wiper on its arc. */
export const Logo = ({ className }: { className?: string }) => (
	<svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
		<rect width="32" height="32" rx="8" className="fill-primary" />
		<path
			d="M6.5 22a13.4 13.4 0 0 1 19 0"
			fill="none"
			strokeOpacity=".5"
			strokeWidth="2.5"
			strokeLinecap="round"
			className="stroke-primary-foreground"
		/>
		<path d="M16 25.5 22.5 9" fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-primary-foreground" />
		<circle cx="16" cy="25.5" r="2.2" className="fill-primary-foreground" />
	</svg>
);
