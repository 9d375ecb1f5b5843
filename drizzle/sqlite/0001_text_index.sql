CREATE VIRTUAL TABLE parts_search USING fts5(number, lead, title, tags, body, content='', contentless_delete=1, detail='column', prefix='2 3 4', tokenize='unicode61');
