-- Bit 41 is the mark of proprietary parts; each row is written once.
UPDATE parts SET facets = facets + 2199023255552 WHERE proprietary AND facets < 2199023255552;