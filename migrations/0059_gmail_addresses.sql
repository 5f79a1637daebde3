-- Requests from before Gmail's spellings were one address would be strangers to it. One that was made in two spellings stays as it is.
UPDATE OR IGNORE `car_requests` SET `email_key` = replace(substr(`email_key`, 1, instr(`email_key`, '@') - 1), '.', '') || '@gmail.com'
WHERE `email_key` LIKE '%@gmail.com' OR `email_key` LIKE '%@googlemail.com';
